import { membersService } from '@vitrine/accounts/members'
import type { FeatureServer } from '@vitrine/kit/server'
import { visitorPosts } from '@vitrine/protection/visitor-posts'
import { type ShopServerSettings, startShop } from './server/start-shop.ts'

export const server: FeatureServer<ShopServerSettings> = {
  needs: [visitorPosts.name],
  uses: [membersService.name],
  start: (site) => startShop(site, { posts: visitorPosts.of(site.offers), members: membersService.find(site.offers) }),
}

export default function walkBlocksOnce(source: string): string

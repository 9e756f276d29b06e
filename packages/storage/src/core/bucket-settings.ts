/** An S3-compatible bucket, and who may use it. */
export interface BucketSettings {
  /** Origin of the service, without a slash at its end: `https://s3.eu-central-1.amazonaws.com`. */
  readonly endpoint: string
  /** Region that requests are signed for, such as `eu-central-1`; `auto` at services that have none. */
  readonly region: string
  readonly bucket: string
  readonly keyId: string
  readonly secret: string
  /** Beginning of all keys: empty, or with a slash at its end. */
  readonly prefix: string
  /** True if the bucket stands in the path of addresses, false if it is a part of the host's name. */
  readonly isInPath: boolean
}

/** Looking up support: hosts by Kubernetes minor, and images by host and isolation. */
export { hostSupport } from './engine/support/host-support.ts'
export { imageSupport } from './engine/support/image-support.ts'
export type { SupportCell, SupportState, SupportTable } from './engine/support/model.ts'

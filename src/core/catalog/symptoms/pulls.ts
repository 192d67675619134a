import type { Condition } from './define.ts'

/** The runtime pulled for the kubelet, and ctr had no part in it. */
export const ofCri: readonly Condition[] = [
  { says: 'rpc error' },
  { says: 'failed to pull and unpack image' },
  { says: 'ErrImagePull' },
  { says: 'Failed to pull image' },
  { says: 'kubelet' },
]

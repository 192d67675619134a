import { inferred } from './fact.ts'

/** Of each line of RKE2 the first patch release whose Windows agents have Flannel; later lines have it from the start. */
export const rke2FlannelFrom = inferred(
  { '1.26': '1.26.14', '1.27': '1.27.11', '1.28': '1.28.7', '1.29': '1.29.2' },
  ['rke2#5394', 'rke2#5395', 'rke2#5396', 'rancher-dashboard#16757'],
  { note: 'the patch releases are those that followed the backports' },
)

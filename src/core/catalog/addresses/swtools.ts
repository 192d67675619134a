import { verified } from '../fact.ts'

/** The one folder of SIG Windows Tools with a network’s part that is left; it is for Calico alone. */
export const calicoProxyFolder = 'hostprocess/calico/kube-proxy/'

/** Addresses of SIG Windows Tools that guides still name and that have nothing any more. */
export const swtoolsFolders = {
  /** Folders that left the main branch. */
  folders: verified(['hostprocess/flannel', 'kubeadm'] as const, [
    'github kubernetes-sigs/sig-windows-tools/commit/729ae7cd69ad44ad595e80c4e5344830f49e9935',
    'github kubernetes-sigs/sig-windows-tools/tree/401ee6fcd8369cd8c293bd361275fdbe6f24ed07/hostprocess',
  ]),
  /** What still has them. */
  lastCommit: verified('03f99247553f24c94c4a50562ad461e28306d3ac', [
    'get-swtools 03f99247553f/hostprocess/flannel/kube-proxy/kube-proxy.yml#L24',
  ]),
} as const

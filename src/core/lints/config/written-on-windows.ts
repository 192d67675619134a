import { valueAt } from '../../model/nodes.ts'

/** What a file says that kubeadm wrote anew on Windows; the rest of it is that of all nodes. */
export const isWrittenOnWindows = (value: unknown) =>
  [
    ['containerRuntimeEndpoint'],
    ['staticPodPath'],
    ['authentication', 'x509', 'clientCAFile'],
  ].some((path) => /^(?:npipe:|[A-Za-z]:[\\/])/.test(String(valueAt(value, path))))

/** Whether the file of a kubelet is that of a Linux node, or one of kubeadm for all nodes. */
export const isForLinux = (value: unknown) =>
  (valueAt(value, ['cgroupDriver']) === 'systemd' && !isWrittenOnWindows(value)) ||
  [
    ['resolvConf'],
    ['staticPodPath'],
    ['containerRuntimeEndpoint'],
    ['authentication', 'x509', 'clientCAFile'],
  ].some((path) => /^(?:unix:|\/)/.test(String(valueAt(value, path))))

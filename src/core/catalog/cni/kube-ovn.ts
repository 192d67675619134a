import { verified } from '../fact.ts'

/** The first release of Kube-OVN with Windows nodes. */
export const kubeOvnWindows = verified('1.10.0', ['github kubeovn/kube-ovn/issues/52'])

import { inferred } from './fact.ts'

/** The kind that `kubeadm join` takes of the documents in its file; it passes by all others without a word. */
export const joinFile = inferred('JoinConfiguration', [
  'github kubernetes/kubernetes/blob/51bd0b6580e502d3c920dc321efc5766b5ef74b4/cmd/kubeadm/app/util/config/joinconfiguration.go',
  'github kubernetes/kubernetes/blob/03a145de8ad282764828f43821433001974718e9/cmd/kubeadm/app/util/config/joinconfiguration.go',
])

import { inferred } from './fact.ts'

/** The install script of containerd writes one, which sorts before that of an agent. */
export const natFile = inferred('a CNI file for nat that is taken before that of the agent', [
  'swt#128',
  'swt#214',
  'github kubernetes/kubernetes/issues/101680',
])

import { inferred, type Fact } from '../fact.ts'

/** Flags of the kubelet that ended before the oldest minor of the tables, with the last minor that has them. */
export const formerFlags: Readonly<Record<string, Fact<{ readonly through: string }>>> = {
  'cadvisor-port': inferred({ through: '1.11' }, [
    'github rancher/rancher/pull/17534',
    'github rancher/rancher/issues/18824',
    'github kubernetes/kubernetes/issues/69656',
  ]),
}

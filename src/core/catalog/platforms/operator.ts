import { verified } from '../fact.ts'

/** The only documented way to Windows nodes with OVN-Kubernetes. */
export const ovnOperator = {
  name: verified('the Windows Machine Config Operator of OpenShift', [
    'wmco-machineset#L43',
    'wmco-readme#L46',
    'wmco-pre#L47',
  ]),
} as const

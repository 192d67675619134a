import { verified } from '../fact.ts'

/** Members of the types that fields of several configuration files have, where JSON takes one kind alone. */
export const componentTypes = verified<Readonly<Record<string, Readonly<Record<string, string>>>>>(
  { 'logsapi.LoggingConfiguration': { format: 'string', verbosity: 'uint32' } },
  [
    'github kubernetes/kubernetes/blob/791358f272316602fa9773708f5a442164414bc6/staging/src/k8s.io/component-base/logs/api/v1/types.go',
  ],
)

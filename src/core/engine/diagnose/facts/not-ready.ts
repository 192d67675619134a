import type { Observation } from '../../../model/observation.ts'

/** Whether a node is not ready, or its runtime says that the network is not. */
export const tellsNotReady = ({ name, value, subject }: Observation) =>
  (name === 'runtime.condition.NetworkReady' && value === false) ||
  (((name === 'node.condition.Ready' && value !== 'True') ||
    (name === 'node.status' && String(value).startsWith('NotReady'))) &&
    /^(?:node|any) /.test(subject ?? ''))

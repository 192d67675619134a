import { inferred } from '../../fact.ts'
import { eksPool } from './eks.ts'

const [name, endpoint] = eksPool.startParameters.value

/** What the start script of Windows nodes is told of the cluster, so that they join it. */
export const eksStartCluster = inferred({ name, endpoint }, eksPool.startParameters.sources, {
  note: 'that the cluster which was sent is the one that is meant is a conclusion',
})

import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { stated } from '../../model/observe.ts'
import type { Leaf } from '../tree.ts'

type Cell = (key: string, under: string) => Pick<Leaf, 'raw' | 'place'> | undefined

/** What a described node can give to pods; of several nodes in one text nobody knows whose it is. */
export const allocatableOf = (
  { text }: Document,
  cell: Cell,
  subject: string,
): readonly Observation[] =>
  (text.match(/^Name:\s/gm)?.length ?? 0) > 1
    ? []
    : (['cpu', 'memory'] as const).flatMap((key) => {
        const own = cell(key, 'Allocatable')
        return own
          ? [
              stated(`node.allocatable.${key}`, own.raw, own.raw, own.place, {
                subject,
                absent: true,
              }),
            ]
          : []
      })

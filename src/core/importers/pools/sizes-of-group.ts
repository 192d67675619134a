import type { Observation } from '../../model/observation.ts'
import { stated } from '../../model/observe.ts'
import type { PoolText } from './pool-text.ts'

const sizes = [
  ['pool.minSize', 'minSize|--nodes-min'],
  ['pool.maxSize', 'maxSize|--nodes-max'],
  ['pool.desiredCapacity', 'desiredCapacity|--nodes'],
] as const

/** How many nodes a group of eksctl has, at least, at most and to begin with; of Spot Ocean it takes other bounds. */
export const sizesOfGroup = (
  { platform, text, cell }: PoolText,
  more: { readonly subject: string },
): readonly Observation[] =>
  platform !== 'eks' || !isOfEksctl.test(text) || /^\s*spotOcean:/m.test(text)
    ? []
    : sizes.flatMap(([name, names]) => {
        const found = cell(names)
        return found && /^\d{1,5}$/.test(found.raw)
          ? [stated(name, Number(found.raw), found.raw, found.place, more)]
          : []
      })

const isOfEksctl = /^\s*(?:- )?amiFamily:|^\s*eksctl\s/m

import type { Observation } from '../../model/observation.ts'
import { stated } from '../../model/observe.ts'
import type { PoolText } from './pool-text.ts'

const sizes = [
  ['pool.minSize', 'minSize|--nodes-min'],
  ['pool.maxSize', 'maxSize|--nodes-max'],
  ['pool.desiredCapacity', 'desiredCapacity|--nodes'],
] as const

/** The same of Terraform, which refuses other things than eksctl. */
const scaling = [
  ['pool.scaling.minSize', 'min_size|asg_min_size'],
  ['pool.scaling.maxSize', 'max_size|asg_max_size'],
  ['pool.scaling.desiredSize', 'desired_size|asg_desired_capacity'],
] as const

/** How many nodes a group has, at least, at most and to begin with; with Spot Ocean eksctl takes other bounds. */
export const sizesOfGroup = (
  { platform, text, cell }: PoolText,
  more: { readonly subject: string },
): readonly Observation[] => {
  if (platform !== 'eks' || /^\s*spotOcean:/m.test(text)) return []
  const own = isOfEksctl.test(text) ? sizes : isOfTerraform.test(text) ? scaling : []
  return own.flatMap(([name, names]) => {
    const found = cell(names)
    return found && /^\d{1,5}$/.test(found.raw)
      ? [stated(name, Number(found.raw), found.raw, found.place, more)]
      : []
  })
}

const isOfTerraform = /^\s*(?:asg_)?(?:min|max|desired)_(?:size|capacity)\s*=/m
const isOfEksctl = /^\s*(?:- )?amiFamily:|^\s*eksctl\s/m

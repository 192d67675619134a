import { containerdTables } from '../catalog/runtimes/containerd-tables.ts'
import { valueAt } from '../model/nodes.ts'
import type { Path } from '../text/path.ts'

const { old, moved } = containerdTables
const newTables: readonly unknown[] = containerdTables.new.value
const movedKeys: readonly unknown[] = moved

/** Whether containerd passes over what stands there, as the schema that the file names has it elsewhere. */
export function isPassedOver(file: unknown, [, plugin, key]: Path): boolean {
  const written = valueAt(file, ['version'])
  const version = Number(written ?? 1) || 1
  if (version >= 3) return plugin === old.value && movedKeys.includes(key)
  // A piece of a file does not name its schema.
  const isWhole = ['root', 'state', 'grpc'].some((one) => valueAt(file, [one]) !== undefined)
  if (written === undefined && !isWhole) return false
  return newTables.includes(plugin) || (written === undefined && plugin === old.value)
}

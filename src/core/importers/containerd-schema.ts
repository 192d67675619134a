import { containerdTables } from '../catalog/runtimes/containerd-tables.ts'
import { isWholeFile, schemaOf } from '../model/containerd-file.ts'
import { valueAt } from '../model/nodes.ts'
import type { Path } from '../text/path.ts'

const { old, moved } = containerdTables
const newTables: readonly unknown[] = containerdTables.new.value
const movedKeys: readonly unknown[] = moved

/** Whether containerd passes over what stands there, as the schema that the file names has it elsewhere. */
export function isPassedOver(file: unknown, [, plugin, key]: Path): boolean {
  const isTold = valueAt(file, ['version']) !== undefined
  if (schemaOf(file) >= 3) return plugin === old.value && movedKeys.includes(key)
  if (!isTold && !isWholeFile(file)) return false
  return newTables.includes(plugin) || (!isTold && plugin === old.value)
}

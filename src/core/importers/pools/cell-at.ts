import { valueAt } from '../../model/nodes.ts'
import type { Path } from '../../text/path.ts'
import type { Leaf } from '../tree.ts'
import { joinedName } from './joined-name.ts'
import type { PoolText } from './pool-text.ts'

/** The value of a setting of an object, at the first of the paths that has it, whatever joins the words of its name. */
export const cellAt =
  (
    root: unknown,
    leafAt: (...path: Path) => Leaf | undefined,
    paths: readonly Path[],
  ): PoolText['cell'] =>
  (names) => {
    const wanted = names.split('|').map(joinedName)
    const [found] = paths.flatMap((path) => {
      const value = valueAt(root, path)
      const key = Object.keys(typeof value === 'object' && value !== null ? value : {}).find(
        (own) => wanted.includes(joinedName(own)),
      )
      return key === undefined ? [] : (leafAt(...path, key) ?? [])
    })
    return found
  }

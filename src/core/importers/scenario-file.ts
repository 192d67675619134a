import { defineImporter } from '../model/importer.ts'
import { decisionIds } from '../model/decisions.ts'
import { valueAt } from '../model/nodes.ts'
import { decided } from '../model/observe.ts'
import { auto } from '../model/scenario.ts'
import { treesOf } from './tree.ts'

export const scenarioFile = defineImporter({
  id: 'scenario-file',
  summary: 'Plan of this app (scenario.json)',
  recognizes: (doc) =>
    /^\s*\{/.test(doc.text) &&
    keys.test(doc.text) &&
    !/"(?:kind|apiVersion|cniVersion)"\s*:/.test(doc.text) &&
    isPlan(treesOf(doc).trees[0]?.value),

  read(doc) {
    const { trees, problems } = treesOf(doc)
    return {
      problems,
      observations: trees.flatMap((tree) =>
        decisionIds.flatMap((id) => {
          const value = valueAt(tree.value, [id])
          if (value === undefined || value === auto) return []
          const leaf = tree.leafAt(id)
          return [
            decided(
              id,
              value,
              leaf?.raw ?? JSON.stringify(value),
              leaf?.place ?? tree.placeOf([id]),
            ),
          ]
        }),
      ),
    }
  },
})

const keys = new RegExp(`"(?:${decisionIds.join('|')})"\\s*:`)

const known: ReadonlySet<string> = new Set([...decisionIds, 'schemaVersion', 'catalogVersion'])

/** Other programs have a name or two in common with it. */
function isPlan(value: unknown): boolean {
  const own = typeof value === 'object' && value !== null ? Object.keys(value) : []
  return own.filter((key) => known.has(key)).length * 2 > own.length
}

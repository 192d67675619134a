import { holdsOneValue } from '../../catalog/flags/accepted.ts'
import { kubeletStart } from '../../catalog/flags/kubelet-start.ts'
import { defineLint } from '../../model/lint.ts'
import { isOfKubernetes } from '../../model/parsed.ts'

/** Who wants to see more of a log adds it behind what was there. */
const ofLogs = /^(?:v|vmodule|log[-_].*|logtostderr|alsologtostderr|stderrthreshold)$/

export const flagRepeated = defineLint({
  id: 'flag-repeated',
  on: 'command-line',
  summary: 'A flag with one value stands once on the command line',
  remediation: 'Keep the one that is meant.',
  decisions: [],

  check({ program, flags }) {
    if (!isOfKubernetes(program)) return []
    return flags.flatMap((use, i) => {
      const last = flags.findLast(({ name }) => name === use.name)
      const isFirst = flags.findIndex(({ name }) => name === use.name) === i
      if (!last || last === use || !isFirst || ofLogs.test(use.name)) return []
      const value = last.value ?? 'true'
      const others = flags.filter(
        (one) => one.name === use.name && bare(one.value ?? 'true') !== bare(value),
      )
      const [other] = others
      if (!other || !holdsOneValue(program, use.name)) return []
      return [
        {
          path: [i],
          basis: 'fails' as const,
          message: `--${use.name} stands on the line more than once, as ${shown(other.value)} and as ${shown(value)}: ${program} takes the last one, ${shown(value)}.`,
          facts: [kubeletStart.lastCounts],
        },
      ]
    })
  },
})

const bare = (value: string) => value.replaceAll(/["'`]/g, '').toLowerCase()

const shown = (value = 'true') =>
  value === '' ? 'nothing' : value.length > 60 ? `${value.slice(0, 57)}…` : value

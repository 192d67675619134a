import { scheduling } from '../../../catalog/workload/scheduling.ts'
import { defineLint } from '../../../model/lint.ts'
import { named } from '../../../model/observed.ts'

export const runtimeClassBuildPresent = defineLint({
  id: 'runtime-class-build-present',
  on: 'setup',
  summary: 'A node has the Windows build that a manifest selects',
  remediation: 'Select the build of a node that is there, or add a node with that build.',
  decisions: [],

  check({ observations }) {
    const listed = named(observations, 'host.build').filter(
      ({ subject }) => subject?.startsWith('node ') === true,
    )
    // What a text says of the only node counts where no list of nodes was sent.
    const builds = listed.length > 0 ? listed : named(observations, 'node.onlyBuild')
    const [first] = builds
    if (!first) return []
    const present = new Set(builds.map(({ value }) => String(value).split('.', 3).join('.')))
    const selectors = ['runtimeClass.windowsBuild', 'workload.windowsBuild'].flatMap((name) =>
      named(observations, name),
    )
    return selectors.flatMap(({ value, file, line, column }) => {
      if (present.has(String(value))) return []
      return [
        {
          path: [],
          place: { file, line, column },
          also: builds
            .slice(0, 5)
            .map((one) => ({ file: one.file, line: one.line, column: one.column })),
          basis: 'fails',
          message: `The selector asks for build ${String(value)}; the Windows nodes have ${[...present].join(', ')}: where no other is there, its pods stay pending.`,
          // Another node may be there, or made when a pod waits for it.
          facts: [scheduling.buildLabel, scheduling.unselected],
        },
      ]
    })
  },
})

import { serviceDependency } from '../../../catalog/node-conditions.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'

export const serviceDependsOn = defineLint({
  id: 'service-depends-on',
  on: 'setup',
  summary: 'The services of a node depend on the runtime that the node has',
  remediation: 'Run sc.exe config NAME depend= containerd (or depend= / for none), then start it.',
  decisions: [],

  check({ observations }) {
    const runtimes = deciding(observations, 'containerRuntime')
    const isContainerd =
      runtimes.length > 0 && runtimes.every(({ value }) => value === 'containerd')
    const missing = new Map(
      named(observations, 'service.missing').map((one) => [one.value, one] as const),
    )
    return named(observations, 'service.dependsOn').flatMap((one) => {
      const absent = missing.get(one.value)
      const isOther = one.value === 'docker' && isContainerd
      if (!absent && !isOther) return []
      const runtime = runtimes[0]
      return [
        {
          path: [],
          place: placeOf(one),
          also: absent ? [placeOf(absent)] : runtime ? [placeOf(runtime)] : [],
          basis: absent ? ('fails' as const) : ('unsupported' as const),
          message: `The ${one.subject ?? 'service'} depends on ${String(one.value)}, ${absent ? 'and there is no such service' : 'and the runtime of the node is containerd'}: Windows does not start it${absent ? '' : ' where that one is not there or does not run'}, “The dependency service does not exist or has been marked for deletion” (1075).`,
          facts: [serviceDependency],
        },
      ]
    })
  },
})

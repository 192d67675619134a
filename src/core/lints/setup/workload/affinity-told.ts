import { windows, windowsReleases } from '../../../catalog/windows/index.ts'
import { serviceFeatures } from '../../../catalog/workload/service-features.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { isAtLeast } from '../../../values/version.ts'

const { build, timeoutIgnored } = serviceFeatures.sessionAffinity

export const affinityTold = defineLint({
  id: 'affinity-told',
  on: 'setup',
  summary: 'The nodes that a text names know the session affinity that it tells of',
  remediation: 'Take a newer Windows Server, or keep sessions in the application or the ingress.',
  decisions: [],

  check({ observations }) {
    // A Service that was sent is judged itself.
    if (deciding(observations, 'sessionAffinity').length > 0) return []
    const [timeout] = named(observations, 'service.sessionAffinityTimeout').filter(
      ({ weight }) => weight === 'statement',
    )
    const [affinity = timeout] = named(observations, 'service.sessionAffinity').filter(
      ({ value, weight }) => value === 'ClientIP' && weight === 'statement',
    )
    const told = deciding(observations, 'windowsRelease').filter(({ absent }) => absent !== true)
    const [seen] = told
    const hosts = windowsReleases.filter((id) => told.some(({ value }) => value === id))
    const isOld = hosts.every((id) => !isAtLeast(windows[id].build.value, build.value))
    const [host] = hosts
    if (!affinity || !seen || host === undefined) return []
    if (!isOld) {
      return timeout
        ? [
            {
              path: [],
              place: placeOf(timeout),
              also: [placeOf(seen)],
              basis: 'unsupported',
              message: `The timeout of ${timeout.raw} s for session affinity is not kept on Windows.`,
              remediation:
                'Leave the timeout out, and keep sessions that need it in the application.',
              facts: [timeoutIgnored],
            },
          ]
        : []
    }
    return [
      {
        path: [],
        place: placeOf(affinity),
        also: [placeOf(seen)],
        basis: 'unsupported',
        message: `ClientIP affinity needs Windows build ${build.value} or later; ${hosts.map((id) => windows[id].name).join(' and ')} ${hosts.length > 1 ? 'are' : 'is'} older, and what one client sends goes to several pods.`,
        facts: [build, windows[host].build],
      },
    ]
  },
})

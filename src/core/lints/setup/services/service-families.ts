import { windows, windowsReleases } from '../../../catalog/windows/index.ts'
import { serviceFeatures } from '../../../catalog/workload/service-features.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { valueAt } from '../../../model/nodes.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { isBefore } from '../../../values/version.ts'
import { systemOfService } from '../../of-service.ts'

const { dualStack } = serviceFeatures

export const serviceFamilies = defineLint({
  id: 'service-families',
  on: 'setup',
  summary: 'A Service asks for IPv6 where its Windows pods have it',
  remediation: 'Take SingleStack with IPv4 for Services of Windows pods.',
  decisions: [],

  check(setup): readonly LintViolation[] {
    const [lacking] = lacksIn(setup.observations)
    if (!lacking) return []
    return ofKind(setup.parsed, 'manifest').flatMap(({ value: manifest, placeOf: at }) => {
      if (manifest.kind !== 'Service') return []
      const policy = valueAt(manifest.value, ['spec', 'ipFamilyPolicy'])
      const families = valueAt(manifest.value, ['spec', 'ipFamilies'])
      const isNamed = Array.isArray(families) && families.includes('IPv6')
      const field = policy === 'RequireDualStack' ? 'ipFamilyPolicy' : 'ipFamilies'
      if (policy !== 'RequireDualStack' && !isNamed) return []
      if (systemOfService(manifest, setup) !== 'windows') return []
      return [
        {
          path: [],
          place: at(['spec', field]),
          also: [lacking.place],
          basis: 'unsupported' as const,
          message: `The Service ${manifest.name ?? ''} asks for IPv6, and ${lacking.why}: it works over IPv4 alone.`,
          facts: [lacking.fact],
        },
      ]
    })
  },
})

/** Why nodes give their pods no IPv6. */
const lacksIn = (observations: Parameters<typeof deciding>[0]) => [
  ...deciding(observations, 'networkMode')
    .filter(({ value }) => value === 'overlay')
    .map((one) => ({
      place: placeOf(one),
      why: 'overlay networks have none for Windows pods',
      fact: dualStack.notOnOverlay,
    })),
  ...deciding(observations, 'windowsRelease').flatMap((one) => {
    const release = windowsReleases.find((id) => id === one.value)
    if (!release || !isBefore(windows[release].build.value, dualStack.build.value)) return []
    return [
      {
        place: placeOf(one),
        why: `${windows[release].name} has none for pods`,
        fact: dualStack.build,
      },
    ]
  }),
]

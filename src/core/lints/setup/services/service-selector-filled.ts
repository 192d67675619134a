import { serviceFeatures } from '../../../catalog/workload/service-features.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { valueAt } from '../../../model/nodes.ts'
import { ofKind, type Parsed } from '../../../model/parsed.ts'
import { faultAt } from '../../fault-at.ts'

export const serviceSelectorFilled = defineLint({
  id: 'service-selector-filled',
  on: 'setup',
  summary: 'A Service that has a selector selects labels',
  remediation:
    'Write labels of the pods into spec.selector; leave the key out where you write the endpoints by hand.',
  decisions: [],

  check({ parsed }): readonly LintViolation[] {
    const manifests = ofKind(parsed, 'manifest')
    const written = manifests.filter(({ value: { kind } }) => kind.startsWith('Endpoint'))
    return manifests
      .slice(0, most)
      .filter((one) => isWithoutLabels(one))
      .filter((service) => !written.some((one) => isOf(one, service)))
      .map((service) =>
        faultAt(
          service.placeOf(['spec', 'selector']),
          'unsupported',
          `The selector of the Service ${service.value.name ?? ''} is empty: it selects no pods, and has no endpoints unless somebody writes them.`,
          serviceFeatures.selectorEmpty,
        ),
      )
  },
})

type Sent = Parsed<'manifest'>

/** Nobody reads more of them. */
const most = 300

/** The key stands there, and nothing below it. */
function isWithoutLabels({ value: { kind, value, isPart } }: Sent): boolean {
  const spec = valueAt(value, ['spec'])
  if (kind !== 'Service' || isPart === true || typeof spec !== 'object' || spec === null)
    return false
  if (valueAt(spec, ['type']) === 'ExternalName' || !Object.hasOwn(spec, 'selector')) return false
  const selector = valueAt(spec, ['selector'])
  return selector === null || (typeof selector === 'object' && Object.keys(selector).length === 0)
}

/** Slices of endpoints tell the Service in a label. */
const isOf = ({ value: { name, value } }: Sent, service: Sent): boolean =>
  name === service.value.name ||
  valueAt(value, ['metadata', 'labels', 'kubernetes.io/service-name']) === service.value.name

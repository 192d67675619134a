import { cniEndpoints } from '../../../catalog/cni/file-facts.ts'
import { network } from '../../../catalog/network.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { ofKind, type Setup } from '../../../model/parsed.ts'
import { containsAddress, containsRange, overlaps } from '../../../values/address.ts'
import { isBefore, isVersion, minorOf } from '../../../values/version.ts'
import { endpointPlugins, policiesOf, traitsOf, type EndpointPlugin } from '../../cni/file.ts'
import { rangesRouted } from '../../cni/routes.ts'
import { listedServices } from '../../../model/listed-services.ts'
import { rangeTold } from './told.ts'
import { deciding } from '../../../model/observed.ts'

export const cniServiceRoute = defineLint({
  id: 'cni-service-route',
  on: 'setup',
  summary: 'The route of the CNI file leads packets for Services to their range',
  remediation:
    'Write a ROUTE (HNS v1) or SDNRoute (HCN) policy with the range of Services as DestinationPrefix and NeedEncap true.',
  decisions: [],

  check(setup) {
    const told = rangeTold('serviceCIDR', setup.observations)
    return ofKind(setup.parsed, 'cni-config').flatMap(({ value: { value }, placeOf }) =>
      endpointPlugins(value).flatMap((plugin): readonly LintViolation[] => {
        const routes = rangesRouted(plugin)
        if (!routes) return []
        const fault = (path: LintViolation['path'], message: string): LintViolation => ({
          path: [],
          place: placeOf(path),
          also: told ? [told.place] : [],
          basis: 'fails',
          message,
          facts: [cniEndpoints.serviceRoute],
        })
        const own = routes.filter(({ range }) => !told || containsRange(range, told.range))
        const bare = own.find(({ needEncap }) => needEncap === false)
        if (bare) {
          return [
            fault(
              bare.encapPath,
              `The route to ${(told ?? bare).range.text}${told ? ', the range of Services,' : ''} has NeedEncap false: packets for Services leave the node without translation.`,
            ),
          ]
        }
        if (routes.length === 0 && needsRoute(plugin) && isWithoutDsr(setup)) {
          const range = told
            ? `no route to ${told.range.text}, the range of Services,`
            : 'no ROUTE or SDNRoute policy to the range of Services,'
          return [
            fault(
              plugin.path,
              `The file has ${range} and kube-proxy runs without DSR: they are not reached.`,
            ),
          ]
        }
        if (!told) {
          const service = strangerTo(routes, setup)
          return service && routes[0]
            ? [
                {
                  ...fault(
                    routes[0].path,
                    `The route leads to ${routes[0].range.text}; the Service ${service.name} has ${service.raw}. Without DSR it is not reached.`,
                  ),
                  also: [service.place],
                },
              ]
            : []
        }
        if (own.length > 0) return []
        const [other] = routes.filter(({ range }) => !overlaps(range, told.range))
        if (other) {
          return [
            fault(
              other.path,
              `The route leads to ${other.range.text}; Services are in ${told.range.text}. Without DSR they are not reached.`,
            ),
          ]
        }
        const [part] = routes.filter(({ range }) => containsRange(told.range, range))
        if (part && routes.length === 1) {
          return [
            fault(
              part.path,
              `The route leads to ${part.range.text} alone, a part of ${told.range.text}, in which Services are. Without DSR the others are not reached.`,
            ),
          ]
        }
        return []
      }),
    )
  },
})

/** A Service of the cluster, where no route leads to any that kubectl lists. */
function strangerTo(routes: NonNullable<ReturnType<typeof rangesRouted>>, setup: Setup) {
  const listed = listedServices(setup.observations)
  return listed.some(({ address }) => routes.some(({ range }) => containsAddress(range, address)))
    ? undefined
    : listed[0]
}

/** Those whose file lists what is not translated; other plugins make the routes themselves. */
const needsRoute = (plugin: EndpointPlugin) =>
  (traitsOf(plugin)?.form === 'by-api-version' || traitsOf(plugin)?.form === 'hcn') &&
  policiesOf(plugin).some(({ type }) => type === 'outboundnat')

/** Whether kube-proxy is seen to run without DSR: told so, or by default in all versions that are told. */
function isWithoutDsr({ observations, parsed }: Setup): boolean {
  const told = deciding(observations, 'directServerReturn')
  if (told.length > 0) return told.every(({ value }) => value === false)
  const [line, ...others] = ofKind(parsed, 'command-line').filter(
    ({ value }) => value.program === 'kube-proxy',
  )
  const isSilent =
    line?.value.isComplete === true &&
    others.length === 0 &&
    !line.value.flags.some(({ name }) => name === 'enable-dsr' || name === 'config')
  const versions = observations
    .filter(({ name }) => name === 'kubernetesVersion' || name === 'kubeProxy.version')
    .map(({ value }) => String(value))
    .filter(isVersion)
  const { onFrom } = network.dsr.gate.value
  return isSilent && versions.length > 0 && versions.every((one) => isBefore(minorOf(one), onFrom))
}

import { cniEndpoints } from '../../../catalog/cni/file-facts.ts'
import { portMappingReleases } from '../../../catalog/cni/reference-plugins.ts'
import type { AnyFact } from '../../../catalog/fact.ts'
import { defineLint } from '../../../model/lint.ts'
import { nodesAt } from '../../../model/nodes.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { includesRelease } from '../../../values/version.ts'
import {
  apiVersionOf,
  endpointPlugins,
  fieldBelow,
  releaseOf,
  traitsOf,
  type EndpointPlugin,
} from '../../cni/file.ts'

export const cniHostPorts = defineLint({
  id: 'cni-host-ports',
  on: 'setup',
  summary: 'The CNI file of a node applies the host ports of its pods',
  remediation:
    'Use win-bridge or sdnbridge, with "portMappings": true under capabilities; or publish the pod with a Service.',
  decisions: [],

  check({ observations, parsed }, surroundings) {
    const [ofPod] = ofKind(parsed, 'manifest').flatMap(({ value: { value, pod }, placeOf }) =>
      pod?.operatingSystem === 'windows' && !pod.isHostProcess
        ? nodesAt(value, [...pod.path, 'spec'], ['containers', '*', 'ports', '*', 'hostPort']).map(
            (node) => ({ ...node, place: placeOf(node.path) }),
          )
        : [],
    )
    const [told] = named(observations, 'workload.hostPort')
    const port = ofPod ?? (told && { value: told.value, place: observedAt(told) })
    if (!port) return []
    return ofKind(parsed, 'cni-config').flatMap(({ value: { value }, placeOf }) =>
      endpointPlugins(value).flatMap((plugin) => {
        const fault = faultOf(plugin, releaseOf(plugin, surroundings))
        return fault
          ? [
              {
                path: [],
                place: placeOf(plugin.path),
                also: [port.place],
                basis: ofPod ? ('fails' as const) : ('unsupported' as const),
                message: `A pod asks for the host port ${String(port.value)}: ${fault.message}.`,
                facts: [fault.fact],
              },
            ]
          : []
      }),
    )
  },
})

function faultOf(
  plugin: EndpointPlugin,
  release: string | undefined,
): { readonly message: string; readonly fact: AnyFact } | undefined {
  const traits = traitsOf(plugin)
  const form = traits?.form
  if (form !== 'by-api-version' && form !== 'hcn') return undefined
  if (traits?.ignoresHostPorts) {
    return { message: `${plugin.type} applies none`, fact: cniEndpoints.hostPortsOverlay }
  }
  if (fieldBelow(plugin.entry, 'capabilities', 'portMappings')?.value !== true) {
    return {
      message:
        'the file does not ask the runtime for portMappings, so that the plugin hears of none',
      fact: cniEndpoints.hostPorts,
    }
  }
  if (form === 'hcn') return undefined
  const isHns = apiVersionOf(plugin) !== 2
  const releases = portMappingReleases[isHns ? 'hns' : 'hcn']
  if (release !== undefined && !includesRelease(releases.value, release)) {
    return {
      message: `${plugin.type} applies them from ${releases.value.from} on, and the node has ${release}`,
      fact: releases,
    }
  }
  return isHns
    ? {
        message: `${plugin.type} without apiVersion 2 hands it to HNS v1, where it is reported to have no effect`,
        fact: cniEndpoints.hostPortsHns,
      }
    : undefined
}

import type { CniId } from '../catalog/cni/index.ts'
import type { NetworkModeId } from '../catalog/cni/define.ts'
import { networkAgents } from '../catalog/windows-pods.ts'
import type { Place } from '../model/finding.ts'
import type { Observation } from '../model/observation.ts'
import { decided, stated } from '../model/observe.ts'
import { ownValue } from '../values/own.ts'

type More = Pick<Observation, 'subject' | 'inferred' | 'weight'>

/** Spellings of plugins in scripts, texts and `type` fields, in lower case. */
const plugins: Readonly<Record<string, CniId>> = {
  azure: 'azure-vnet',
  'azure-cni': 'azure-vnet',
  'azure-vnet': 'azure-vnet',
  flannel: 'flannel',
  calico: 'calico',
  antrea: 'antrea',
  'win-bridge': 'win-bridge',
  'win-overlay': 'win-overlay',
  sdnbridge: 'sdnbridge',
  sdnoverlay: 'sdnoverlay',
  'ovn-kubernetes': 'ovn-kubernetes',
  'vpc-bridge': 'vpc-bridge',
  nat: 'nat',
}

/** The agents of networks for Windows nodes, as a part of patterns. */
export const agentNames = Object.keys(networkAgents.value).join('|')

/** The plugin whose agent for Windows nodes has this name, as its manifest gives it. */
export function agentOfWindows(name: string, place: Place): readonly Observation[] {
  const [, cni] =
    Object.entries(networkAgents.value).find(([agent]) => name.startsWith(agent)) ?? []
  return cni === undefined ? [] : [decided('cni', cni, name, place, { inferred: true })]
}

/** Agents of networks that are no decision, by how the names of their pods begin. */
const ofOthers = /^(?:rke2-)?(canal|cilium|kube-router|weave-net)-/

/** The network whose agent has this name, where it is one that no decision stands for. */
export function agentsOfOthers(name: string, place: Place): readonly Observation[] {
  const cni = ofOthers.exec(name)?.[1]
  return cni === undefined
    ? []
    : [
        stated('network.otherCni', cni, cni, {
          ...place,
          column: place.column + name.indexOf(cni),
        }),
      ]
}

const modes: Readonly<Record<string, NetworkModeId>> = {
  l2bridge: 'l2bridge',
  bridge: 'l2bridge',
  'host-gw': 'l2bridge',
  'host-gateway': 'l2bridge',
  'host gateway': 'l2bridge',
  l2tunnel: 'l2tunnel',
  tunnel: 'l2tunnel',
  overlay: 'overlay',
  vxlan: 'overlay',
  'windows-bgp': 'l2bridge',
  bgp: 'l2bridge',
  transparent: 'transparent',
  nat: 'nat',
}

export const cniOf = (text: string): CniId | undefined => {
  const key = text
    .trim()
    .toLowerCase()
    .replace(/\.exe$/, '')
  return ownValue(plugins, key)
}

export const networkModeOf = (text: string): NetworkModeId | undefined => {
  const key = text.trim().toLowerCase()
  return ownValue(modes, key)
}

/** A plugin by any of its spellings; a plugin that is no decision keeps its name as a fact. */
export function cniAt(raw: string, place: Place, more: More = {}): readonly Observation[] {
  const id = cniOf(raw)
  return id === undefined
    ? [stated('network.cni', raw, raw, place, more)]
    : [decided('cni', id, raw, place, more)]
}

export function networkModeAt(raw: string, place: Place, more: More = {}): readonly Observation[] {
  const id = networkModeOf(raw)
  return id === undefined
    ? [stated('network.mode', raw, raw, place, more)]
    : [decided('networkMode', id, raw, place, more)]
}

/** The Services at which clusters answer for names, by what installed them. */
export const isDnsService = (name: string): boolean =>
  /^(?:kube-dns|coredns|dns-default|rke2-coredns-rke2-coredns)$/.test(name)

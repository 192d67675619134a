import { aksPool } from '../../catalog/platforms/pools/aks.ts'
import { gkePool } from '../../catalog/platforms/pools/gke.ts'
import type { Observation } from '../../model/observation.ts'
import { decided, stated } from '../../model/observe.ts'
import { startOfLinux } from './linux-start.ts'
import type { Cell, PoolText } from './pool-text.ts'
import { subnetOf } from './subnets.ts'
import { acrossLines } from '../../values/across-lines.ts'

/** What a definition says by what it has not or has without a value, and by what goes together. */
export function leftOut(
  { platform, text, placeAt, cell, isManaged }: PoolText,
  system: Cell,
  image: Cell,
) {
  const found: Observation[] = []
  if (platform === 'aks' && system?.raw === aksPool.images.ltsc2025.value && isWhole.test(text)) {
    const isFips = /-enable-?fips(?:-image)?\b|\benableFips["']?\s*[:=]\s*true\b/i.test(text)
    if (!isFips) found.push(stated('pool.fips', false, '', system.place, { absent: true }))
  }
  if (
    platform === 'aks' &&
    system &&
    /^windows/i.test(system.raw) &&
    isAz.test(text) &&
    !mayTellSystem.test(text)
  ) {
    found.push(stated('pool.osTypeLeftOut', true, system.raw, system.place))
  }
  if (
    platform === 'gke' &&
    system === undefined &&
    image?.raw.toUpperCase() === gkePool.imageType.value &&
    isCreated.test(text) &&
    // One that a variable names is named.
    !/windows-os-version/i.test(text)
  ) {
    const { value } = gkePool.defaultRelease
    found.push(
      stated('pool.defaultRelease', value, '', image.place, { absent: true }),
      decided('windowsRelease', value, '', image.place, { absent: true }),
    )
  }
  // A template may be older than its pool, whose release stays.
  const isToldOtherwise = mayTellRelease.test(text)
  const windows =
    platform === 'aks' && isAdded.test(text) && !isToldOtherwise ? cell('os-type') : undefined
  if (windows && system === undefined) {
    found.push(stated('pool.releaseLeftOut', true, '', windows.place, { absent: true }))
  }
  const own = platform === 'eks' ? /^[ \t]*(kubeletExtraConfig):/m.exec(text) : null
  if (own) {
    const at = own.index + own[0].indexOf('k')
    found.push(stated('pool.kubeletExtraConfig', true, own[1] ?? '', placeAt(at)))
  }
  if (platform === 'aks' && !isScaled.test(text)) {
    const count = cell('node-count|-c|count')
    if (count && /^\d{1,4}$/.test(count.raw))
      found.push(stated('pool.nodes', Number(count.raw), count.raw, count.place))
  }
  if (platform === 'aks') found.push(...subnetOf(text, placeAt))
  if (platform !== 'eks') return found
  const most = isManaged === true ? cell('maxPodsPerNode') : undefined
  if (most) found.push(stated('pool.maxPodsDropped', most.raw, most.raw, most.place))
  const override = isManaged === true ? /^[ \t]*(overrideBootstrapCommand):/m.exec(text) : null
  if (override) {
    const at = override.index + override[0].indexOf('o')
    found.push(stated('pool.overrideBootstrap', true, override[1] ?? '', placeAt(at)))
  }
  const extra = text.indexOf(ofLinux)
  if (extra >= 0) found.push(stated('pool.extraArgs', ofLinux, ofLinux, placeAt(extra)))
  const start = startOfLinux.exec(text)
  if (start) found.push(stated('pool.linuxStart', true, start[0], placeAt(start.index)))
  return found
}

const ofLinux = '--kubelet-extra-args'
const isWhole = new RegExp(
  acrossLines`
    ^\s*(?:az\s+aks\s+nodepool\s+add|New-AzAksNodePool)\b
    |\bMicrosoft\.ContainerService\/managedClusters
    |\bAgentPool(?:Args)?[({]
    |:containerservice\S{0,40}:AgentPool\b
  `,
  'i',
)
const isScaled =
  /enable-cluster-autoscaler|\b(?:auto_scaling_enabled|enable_?auto_?scaling)["']?\s*[:=]\s*true/i
/** Options that stand in a variable, and what somebody left out. */
const mayTellMore =
  /\.{3}|…|[$@]\{?\w{0,20}(?:args|opts|options|flags|param|extra)|<[\w -]{3,30}>\s*$/i
const mayTellRelease = new RegExp(`os-?_?sku|${mayTellMore.source}`, 'i')
const isAz = /^\s*az\s+aks\s+nodepool\s+add\b/i
const mayTellSystem = new RegExp(`--os-type|${mayTellMore.source}`, 'i')
const isAdded = /^\s*(?:az\s+aks\s+nodepool\s+add|New-AzAksNodePool)\b/i
const isCreated = /\bnode-pools\s+create\b/

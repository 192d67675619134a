import type { Observation } from '../../../model/observation.ts'
import { aboutOf } from '../../../model/observed.ts'
import { ofHost, ofSetup } from './kinds.ts'

/** Who tells any of it has a setup of their own, beside which there are others. */
export const ofOwn: ReadonlySet<string> = new Set([
  ...ofSetup,
  ...ofHost,
  'platform',
  'cluster.distribution',
])
const ofServer: ReadonlySet<string> = new Set(['controlPlaneVersion', 'kubernetes.serverVersion'])

/** The release of a plugin that another setup has, beside the one that this setup has. */
const ofPlugin = /^(?:cniRelease|network\.cni|(?:flannel|calico|antrea)\.version)$/

/** Another cluster has its control plane beside nodes of which this one tells the version. */
export const isSaid = (one: Observation, clear: ReadonlySet<string>) =>
  clear.has(aboutOf(one)) ||
  (ofServer.has(aboutOf(one)) && clear.has('kubernetesVersion')) ||
  (ofPlugin.test(aboutOf(one)) && clear.has('cni'))

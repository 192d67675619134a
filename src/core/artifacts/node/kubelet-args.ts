import { defineArtifact } from '../../model/artifact.ts'
import { argumentLines } from '../formats/content.ts'
import { carriedByKubeletArguments, kubeletDecisions } from './kubelet/decisions.ts'
import { dividedSettings } from './kubelet/divided.ts'

export const kubeletArgs = defineArtifact({
  id: 'kubelet-args',
  path: 'node/kubelet-args.txt',
  summary: 'Command line of the kubelet, one argument a line, as this release takes it',
  decisions: kubeletDecisions,
  carries: [...carriedByKubeletArguments, 'serviceManager'],
  generate: (scenario) => argumentLines(dividedSettings(scenario).args),
})

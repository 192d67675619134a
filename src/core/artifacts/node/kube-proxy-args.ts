import { defineArtifact } from '../../model/artifact.ts'
import { argumentLines } from '../formats/content.ts'
import { carriedByKubeProxy, kubeProxyDecisions } from './kube-proxy/decisions.ts'
import { kubeProxySettings } from './kube-proxy/settings.ts'
import { runsKubeProxy } from './node-downloads.ts'

export const kubeProxyArgs = defineArtifact({
  id: 'kube-proxy-args',
  path: 'node/kube-proxy-args.txt',
  summary: 'Command line of kube-proxy, one argument a line, as this release takes it',
  decisions: [...kubeProxyDecisions],
  carries: [...carriedByKubeProxy, 'serviceManager'],
  generate: (scenario) =>
    runsKubeProxy(scenario) ? argumentLines(kubeProxySettings(scenario)) : undefined,
})

import { psRaw } from '../../../text/powershell.ts'
import { startedServices } from '../../node/services/names.ts'
import { defineStep } from './step.ts'
import { registerServicesEffects } from '../../node/register-services-effects.ts'

export const registerServicesStep = defineStep({
  id: 'register-services',
  title: 'Register the services',
  body(scenario) {
    const { serviceManager, joinMethod } = scenario
    const names = startedServices(scenario).join(', then ')
    const how =
      serviceManager === 'nssm' ? 'through nssm' : 'as native Windows services through sc.exe'
    const start =
      joinMethod === 'kubeadm'
        ? 'They do not start yet: kubeadm has to write the configuration of the kubelet first.'
        : 'It starts them in this order; the first start of the network can break connections for some seconds.'
    return `Registers ${names} ${how}. ${start} Run it with -Restart to restart everything in order later.`
  },
  commands: () => [psRaw('.\\node\\register-services.ps1')],
  effects: (scenario) => registerServicesEffects(scenario),
  files: [
    'node/register-services.ps1',
    'node/kubelet-args.txt',
    'node/kubelet-config.yaml',
    'node/kubeletstart.ps1',
    'node/kube-proxy-args.txt',
    'node/kube-proxy-config.yaml',
    'node/kubeproxystart.ps1',
  ],
  decisions: ['serviceManager', 'cni', 'containerRuntime', 'joinMethod'],
  sources: ['doc001', 'doc002', 'doc004'],
})

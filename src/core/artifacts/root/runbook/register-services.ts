import { psRaw } from '../../../text/powershell/powershell.ts'
import { agentNames, startedServices } from '../../node/services/names.ts'
import { defineStep } from './step.ts'
import { registerServicesEffects } from '../../node/register-services-effects.ts'

export const registerServicesStep = defineStep({
  id: 'register-services',
  title: 'Register the services',
  body(scenario) {
    const { serviceManager, joinMethod } = scenario
    const started = startedServices(scenario)
    const agents = agentNames(scenario)
    const native = started.filter((name) => !agents.includes(name)).join(', then ')
    const names = started.join(', then ')
    const how =
      serviceManager === 'nssm'
        ? `Registers ${names} through nssm.`
        : agents.length === 0
          ? `Registers ${native} ${started.length === 1 ? 'as a native Windows service' : 'as native Windows services'}.`
          : `Registers ${native} as native Windows services, and ${agents.join(', ')}, which cannot be one by itself, through nssm.`
    const they = started.length === 1 ? 'It does' : 'They do'
    const order = started.length === 1 ? '' : ` in this order: ${names}`
    const start =
      joinMethod === 'kubeadm'
        ? `${they} not start yet: kubeadm has to write the configuration of the kubelet first.`
        : `The script then starts what it registered${order}; the first start of the network can break connections for some seconds.`
    return `${how} ${start} Run it with -Restart to restart everything in order later.`
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

import { psRaw } from '../../text/powershell.ts'
import { defineStep } from './step.ts'

const scripts = {
  containerd: 'node/install-containerd.ps1',
  docker: 'node/install-docker.ps1',
  mirantis: 'node/install-docker.ps1',
} as const

export const installRuntime = defineStep({
  id: 'install-runtime',
  title: 'Install the container runtime',
  body: ({ containerRuntime, runtimeVersion }, { catalog }) =>
    `Installs ${catalog.runtimes[containerRuntime].name} ${runtimeVersion} as a service and keeps Windows Defender out of its files. The script asks for what it does not know. Restart if it says so.`,
  commands: ({ containerRuntime }) => [psRaw(`.\\${scripts[containerRuntime].replace('/', '\\')}`)],
  files: [
    'node/install-containerd.ps1',
    'node/containerd-config.toml',
    'node/install-docker.ps1',
    'node/install-cri-dockerd.ps1',
  ],
  decisions: ['containerRuntime', 'runtimeVersion', 'isolation'],
  sources: ['doc004', 'doc002'],
})

import { catalog } from '../../../catalog/catalog.ts'
import { isAccepted } from '../../../catalog/flags/accepted.ts'
import { nodeSettings } from '../../../catalog/flags/node-settings.ts'
import { pauseImage } from '../../../catalog/pause.ts'
import { releaseOf } from '../../../derived/release.ts'
import { nodePaths } from '../node-paths.ts'
import type { KubeletScenario } from './decisions.ts'
import { settingOf, type Setting } from './setting.ts'

const setting = settingOf('kubelet')

/** How the kubelet reaches the runtime, and what dockershim, inside the kubelet, needs itself. */
export function runtimeSettings(scenario: KubeletScenario): readonly Setting[] {
  return [
    ...(scenario.containerRuntime === 'docker'
      ? dockershimSettings(scenario)
      : remoteSettings(scenario)),
    pauseSetting(scenario),
  ]
}

function dockershimSettings(scenario: KubeletScenario): readonly Setting[] {
  if (!isAccepted('kubelet', 'network-plugin', releaseOf(scenario))) return []
  const { cniBin, cniConf } = nodePaths(scenario)
  const { dockershim, hairpin, pullDeadline } = nodeSettings
  const { directories } = catalog.cni[scenario.cni].file
  return [
    setting('network-plugin', {
      value: dockershim.value.plugin,
      text: 'dockershim calls the CNI plugin itself.',
      decisions: ['containerRuntime', 'cni'],
      sources: dockershim.sources,
    }),
    setting('cni-bin-dir', {
      value: cniBin,
      text: 'Where the CNI plugins lie.',
      decisions: ['cni', 'installDirectory'],
      sources: directories.docker.sources,
    }),
    setting('cni-conf-dir', {
      value: cniConf,
      text: 'Where the CNI file lies.',
      decisions: ['cni', 'installDirectory'],
      sources: directories.docker.sources,
    }),
    setting('hairpin-mode', {
      value: hairpin.value,
      text: 'As in the guides; it acts on Linux bridges and is harmless here.',
      sources: hairpin.sources,
    }),
    setting('image-pull-progress-deadline', {
      value: pullDeadline.value,
      text: 'Windows images are large: a pull gets twenty minutes without progress.',
      decisions: ['containerRuntime'],
      sources: pullDeadline.sources,
    }),
  ]
}

function remoteSettings(scenario: KubeletScenario): readonly Setting[] {
  const { name, criSocket } = catalog.runtimes[scenario.containerRuntime]
  return [
    setting('container-runtime', {
      value: 'remote',
      text: `${name} is a process of its own, which the kubelet calls over CRI.`,
      decisions: ['containerRuntime'],
    }),
    setting('container-runtime-endpoint', {
      value: criSocket.value,
      text: 'No default suits Windows: the pipe must be named.',
      decisions: ['containerRuntime'],
      sources: criSocket.sources,
    }),
  ]
}

function pauseSetting(scenario: KubeletScenario): Setting {
  const { kubernetesVersion, windowsRelease, containerRuntime, isolation, imageRelease } = scenario
  const guest =
    isolation === 'hyperv' && containerRuntime === 'containerd' ? imageRelease : undefined
  const pause = pauseImage(kubernetesVersion, windowsRelease, guest)
  return setting('pod-infra-container-image', {
    value: pause.value,
    text:
      containerRuntime === 'docker'
        ? 'Every pod starts with this image, so it must fit the build of the host.'
        : 'Keeps the image of the pod sandbox from being cleaned up; the runtime’s own setting chooses it.',
    decisions: ['kubernetesVersion', 'windowsRelease', 'containerRuntime'],
    sources: pause.sources,
  })
}

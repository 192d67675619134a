import { catalog } from '../../catalog/catalog.ts'
import { isolation as mechanisms } from '../../catalog/isolation.ts'
import { pauseImage } from '../../catalog/pause.ts'
import { sandboxPlatformWorkaround } from '../../catalog/runtimes/containerd.ts'
import type { ContainerdLine } from '../../catalog/runtimes/define.ts'
import { nearestLine } from '../../catalog/runtimes/index.ts'
import { defineArtifact } from '../../model/artifact.ts'
import { includesRelease } from '../../values/version.ts'
import { toml } from '../formats/content.ts'
import { because } from '../formats/explained.ts'
import { isHypervByHandler } from '../../derived/runtime-class.ts'
import type { Scenario } from '../../model/scenario.ts'
import { containerdPaths } from './containerd-paths.ts'
import { nodePaths, type Layout } from './node-paths.ts'

type Given = Layout &
  Pick<
    Scenario,
    'kubernetesVersion' | 'windowsRelease' | 'imageRelease' | 'runtimeVersion' | 'isolation'
  >

/** Written by hand in one schema, so that containerd need not convert it at every start. */
export const containerdConfig = defineArtifact({
  id: 'containerd-config',
  path: 'node/containerd-config.toml',
  summary: 'Configuration of containerd: pause image, CNI directories and handlers',
  decisions: [
    'containerRuntime',
    'runtimeVersion',
    'kubernetesVersion',
    'windowsRelease',
    'imageRelease',
    'isolation',
    'cni',
    'joinMethod',
    'installDirectory',
    'logDirectory',
  ],
  carries: ['containerRuntime'],

  generate(scenario) {
    if (scenario.containerRuntime !== 'containerd') return undefined
    const line = nearestLine(catalog.runtimes.containerd, scenario.runtimeVersion)
    const { schema } = line
    return toml({
      version: because(schema.value, {
        text: `The newest schema that containerd ${line.id} reads; without this line the file would be taken for version 1.`,
        decisions: ['runtimeVersion'],
        sources: schema.sources,
      }),
      ...containerdPaths.data,
      plugins: schema.value === 2 ? onePlugin(scenario, line) : separatePlugins(scenario, line),
    })
  },
})

/** Schema 2: everything below one plugin. */
const onePlugin = (scenario: Given, line: ContainerdLine) => ({
  'io.containerd.grpc.v1.cri': {
    sandbox_image: sandbox(scenario),
    cni: cni(scenario, line),
    containerd: { snapshotter: 'windows', ...handlers(scenario, line) },
  },
})

/** Schemas 3 and 4: images and runtime are plugins of their own. */
const separatePlugins = (scenario: Given, line: ContainerdLine) => ({
  'io.containerd.cri.v1.images': {
    snapshotter: 'windows',
    pinned_images: { sandbox: sandbox(scenario) },
  },
  'io.containerd.cri.v1.runtime': {
    cni: cni(scenario, line),
    containerd: handlers(scenario, line),
  },
})

function sandbox(scenario: Given) {
  const { kubernetesVersion, windowsRelease, imageRelease } = scenario
  const isGuest = isHypervByHandler(scenario)
  const image = pauseImage(kubernetesVersion, windowsRelease, isGuest ? imageRelease : undefined)
  return because(image.value, {
    text: isGuest
      ? 'The virtual machine of a Hyper-V pod boots from this image, so it has the release of the workload.'
      : 'The pause image of every pod; it has a layer that this host runs.',
    decisions: ['kubernetesVersion', 'windowsRelease', 'imageRelease', 'isolation'],
    sources: image.sources,
  })
}

/** The shim of older releases does not know every option. */
function optionsOf({ runtimeVersion }: Given) {
  const { options, scaleCpuLimits } = mechanisms.hyperv.runtimeClass
  const { ScaleCpuLimitsToSandbox, ...all } = options.value
  return includesRelease(scaleCpuLimits.value, runtimeVersion)
    ? { ...all, ScaleCpuLimitsToSandbox }
    : all
}

/** One of the two keys alone: containerd refuses both together. */
function cni(scenario: Given, { binDirs }: ContainerdLine) {
  const { cniBin, cniConf } = nodePaths(scenario)
  const why = {
    text: 'Where the programs and the configuration of the network plugin lie.',
    decisions: ['cni', 'installDirectory', 'runtimeVersion'],
    sources: binDirs.sources,
  } as const
  return binDirs.value
    ? { bin_dirs: because([cniBin], why), conf_dir: because(cniConf, why) }
    : { bin_dir: because(cniBin, why), conf_dir: because(cniConf, why) }
}

const shim = 'io.containerd.runhcs.v1'
const containerAnnotations = ['io.microsoft.container.*']

function handlers(scenario: Given, line: ContainerdLine) {
  const { handler } = mechanisms.process
  const hyperv = mechanisms.hyperv.runtimeClass
  const takesAnnotations = line.handlers.value.includes(hyperv.handler)
  return {
    default_runtime_name: handler,
    runtimes: {
      [handler]: because(
        {
          runtime_type: shim,
          container_annotations: takesAnnotations ? containerAnnotations : undefined,
        },
        {
          text: 'Process isolation, for every pod that asks for nothing else.',
          sources: line.handlers.sources,
        },
      ),
      [hyperv.handler]: isHypervByHandler(scenario)
        ? because(
            {
              runtime_type: shim,
              pod_annotations: ['io.microsoft.virtualmachine.*'],
              container_annotations: containerAnnotations,
              options: {
                ...optionsOf(scenario),
                SandboxPlatform: because(sandboxPlatformWorkaround.value, {
                  text: 'Some containerd releases refuse a handler without it.',
                  decisions: ['runtimeVersion'],
                  sources: sandboxPlatformWorkaround.sources,
                }),
              },
            },
            {
              text: 'The handler that the RuntimeClass of Hyper-V pods names.',
              decisions: ['isolation', 'runtimeVersion'],
              sources: hyperv.options.sources,
            },
          )
        : undefined,
    },
  }
}

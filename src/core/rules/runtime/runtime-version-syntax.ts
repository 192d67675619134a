import { catalog } from '../../catalog/catalog.ts'
import { quoted } from '../../values/quoted.ts'
import { runtimeVersion as proposed } from '../../model/resolve/runtime-version.ts'
import { defineRule } from '../../model/rule.ts'

const release = /^\d+\.\d+(?:\.\d+)?(?:[-+~.][0-9A-Za-z][0-9A-Za-z.+~-]*)?$/
const fullRelease = /^\d+\.\d+\.\d+(?:[-+~.][0-9A-Za-z][0-9A-Za-z.+~-]*)?$/

export const runtimeVersionSyntax = defineRule({
  id: 'runtime-version-syntax',
  basis: 'fails',
  summary: 'The version of the runtime is that of a release',
  remediation: 'Give the version as the runtime prints it, without a leading v.',
  decisions: ['runtimeVersion', 'containerRuntime', 'kubernetesVersion', 'isolation'],

  check(scenario) {
    const { runtimeVersion, containerRuntime } = scenario
    const isContainerd = containerRuntime === 'containerd'
    if ((isContainerd ? fullRelease : release).test(runtimeVersion)) return undefined
    const { name, lines } = catalog.runtimes[containerRuntime]
    const newest = lines.at(-1) ?? lines[0]
    return {
      message: `${quoted(runtimeVersion)} is no version of ${name}; it looks like ${newest.last.value}.`,
      // How a version is written does not depend on the minor; only the suggestion does.
      facts: [{ ...newest.last, lasting: true }],
      decisions: ['runtimeVersion', 'containerRuntime'],
      suggestion: { runtimeVersion: proposed(scenario) },
    }
  },
})

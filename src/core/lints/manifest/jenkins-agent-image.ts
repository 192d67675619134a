import { jenkinsAgents } from '../../catalog/workload/jenkins-agents.ts'
import { defineLint } from '../../model/lint.ts'
import { hasPod, systemOfPod } from '../../model/manifest.ts'
import { valueAt } from '../../model/nodes.ts'
import { containersOf } from '../containers.ts'

const { container, having, without } = jenkinsAgents.value

export const jenkinsAgentImage = defineLint({
  id: 'jenkins-agent-image',
  on: 'manifest',
  summary: 'The agent of a Windows pod for Jenkins has an entrypoint of its own',
  remediation: `Take ${having} with the same tag, or name the program in command.`,
  decisions: [],
  isAbout: hasPod,
  ofPods: 'windows',

  check: (manifest) =>
    systemOfPod(manifest) === 'windows'
      ? containersOf(manifest)
          .filter(
            ({ value }) =>
              valueAt(value, ['name']) === container &&
              valueAt(value, ['command']) === undefined &&
              new RegExp(`(?:^|/)${without}[:@]`).test(String(valueAt(value, ['image']))),
          )
          .map(({ path, value }) => ({
            path: [...path, 'image'],
            basis: 'fails' as const,
            message: `${String(valueAt(value, ['image']))} has no entrypoint that takes the secret and the name of an agent, as ${having} has: cmd.exe gets them, and the container ends.`,
            facts: [jenkinsAgents],
          }))
      : [],
})

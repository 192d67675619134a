import { choicesOf } from '../../core/plan.ts'
import { Button } from '../components/Button.tsx'
import { useActions, useOutcome } from '../state/plan-context.ts'

const maxVersions = 5

const versions = choicesOf('kubernetesVersion')
  .map(({ value }) => value)
  .toSorted((a, b) => minorOf(b) - minorOf(a))
  .slice(0, maxVersions)

/** The newest versions of Kubernetes, one press each: the picture below follows. */
export function VersionChips() {
  const { choose } = useActions()
  const { kubernetesVersion } = useOutcome().evaluation.scenario
  return (
    <div className="version-chips" role="group" aria-label="Kubernetes version of the picture">
      <span className="secondary small">Kubernetes</span>
      {versions.map((version) => (
        <Button
          key={version}
          size="small"
          look="outlined"
          aria-pressed={version === kubernetesVersion}
          onClick={() => choose('kubernetesVersion', version)}
        >
          {version}
        </Button>
      ))}
    </div>
  )
}

function minorOf(version: string): number {
  return Number(version.split('.')[1])
}

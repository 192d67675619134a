import { evaluate, presets, toQuery } from '../../core/plan.ts'
import { ButtonLink } from '../components/Button.tsx'
import { Mark } from '../components/Mark.tsx'
import { counted, valueText } from '../components/value-text.ts'
import { planStart } from '../state/location.ts'
import { presetOpened } from '../state/notices.ts'
import { useActions } from '../state/plan-context.ts'

/** What a preset is made of and how it fares, worked out once. */
const cards = presets.map((preset) => {
  const { scenario, findings } = evaluate(preset.choices)
  const errors = findings.filter(({ severity }) => severity === 'error').length
  return {
    preset,
    errors,
    parts: (['kubernetesVersion', 'windowsRelease', 'containerRuntime', 'cni'] as const).map((id) =>
      valueText(id, scenario[id]),
    ),
  }
})

/** Whole setups to begin from, each from a real document or a recommendation. */
export function Presets() {
  const { open } = useActions()
  return (
    <section className="presets" aria-labelledby="presets-title">
      <h2 id="presets-title">Or begin from a real setup</h2>
      <ul className="surface">
        {cards.map(({ preset, errors, parts }) => (
          <li key={preset.id} className="preset">
            <div>
              <h3>{preset.title}</h3>
              <p className="secondary small">{preset.sentence}</p>
            </div>
            <p className="small">{parts.join(' · ')}</p>
            <div className="preset-foot">
              {errors === 0 ? (
                <Mark tone="ok" word="No error" />
              ) : (
                <Mark tone="error" word={counted(errors, 'error')} />
              )}
              <ButtonLink
                size="small"
                look="outlined"
                to={planStart}
                query={toQuery(preset.choices)}
                aria-label={`Open the preset: ${preset.title}`}
                onClick={() =>
                  open(preset.choices, {
                    place: planStart,
                    notices: [presetOpened(preset.title)],
                  })
                }
              >
                Open
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

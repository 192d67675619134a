import { evaluate, presets, toQuery } from '../../core/plan.ts'
import { Icon } from '../components/Icon.tsx'
import { PlaceLink } from '../components/PlaceLink.tsx'
import { counted, valueText } from '../components/value-text.ts'
import { planStart } from '../state/location.ts'
import { presetOpened } from '../state/notices.ts'
import { useActions } from '../state/plan-context.ts'

/** What a preset is made of and how it fares, worked out once. */
const cards = presets.map((preset) => {
  const { scenario, findings } = evaluate(preset.choices)
  return {
    preset,
    errors: findings.filter(({ severity }) => severity === 'error').length,
    text: `${scenario.kubernetesVersion}, ${valueText('cni', scenario.cni)}`,
  }
})

/** Whole setups to begin from, each from a real document or a recommendation. */
export function Presets() {
  const { open } = useActions()
  return (
    <section className="presets" aria-labelledby="presets-title">
      <h2 id="presets-title" className="small secondary">
        Or begin from a real setup
      </h2>
      <ul>
        {cards.map(({ preset, errors, text }) => (
          <li key={preset.id}>
            <PlaceLink
              className="preset"
              to={planStart}
              query={toQuery(preset.choices)}
              aria-label={`Open the preset: ${preset.title}`}
              title={preset.sentence}
              onFollow={() =>
                open(preset.choices, { place: planStart, notices: [presetOpened(preset.title)] })
              }
            >
              <b>{preset.title}</b>
              <span className="secondary small">
                {text}
                {errors > 0 && (
                  <span className="preset-errors">
                    {' '}
                    <Icon name="error" /> {counted(errors, 'error')}
                  </span>
                )}
              </span>
            </PlaceLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

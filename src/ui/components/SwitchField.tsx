import Switch from '@mui/material/Switch'
import { useWatch } from 'react-hook-form'
import { useActions } from '../state/plan-context.ts'
import type { DecisionView } from '../state/views.ts'
import { FieldFindings, findingsId } from './FieldFindings.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import { Mark, toneWords } from './Mark.tsx'
import { OptionNeeds } from './OptionNeeds.tsx'
import './switch.css'

/** A decision that is on or off; it says beforehand what the other position would mean. */
export function SwitchField({
  view: { id, findings, options },
  elsewhere,
}: {
  readonly view: DecisionView
  readonly elsewhere: readonly string[]
}) {
  const { form, choose } = useActions()
  const isOn = useWatch({ control: form.control, name: id }) === true
  const other = options.find(({ value }) => value === !isOn)
  const reason = other?.state === 'ok' ? undefined : other?.because[0]
  return (
    <FieldFrame
      id={id}
      labelFor={`field-${id}`}
      findings={<FieldFindings id={id} findings={findings} elsewhere={elsewhere} />}
    >
      <div className="switch-row">
        <Switch
          disableRipple
          id={`field-${id}`}
          checked={isOn}
          onChange={(event) => choose(id, event.target.checked)}
          slotProps={{
            input: {
              role: 'switch',
              'aria-describedby': `other-${id} ${findings.length > 0 ? findingsId(id) : ''}`.trim(),
            },
          }}
        />
        <span aria-hidden="true">{isOn ? 'On' : 'Off'}</span>
        <span className="switch-other small" id={`other-${id}`}>
          {other && reason && (
            <>
              <Mark
                tone={other.state}
                word={`${isOn ? 'Off' : 'On'}: ${toneWords[other.state].toLowerCase()}`}
              />{' '}
              {reason.message} {reason.remediation}
            </>
          )}
        </span>
      </div>
      {other?.state === 'blocked' && (
        <div className="switch-needs">
          <OptionNeeds id={id} value={!isOn} />
        </div>
      )}
    </FieldFrame>
  )
}

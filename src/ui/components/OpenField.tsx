import type { ReactNode } from 'react'
import { decisionOf, type DecisionId } from '../../core/plan.ts'
import { useActions, useSession } from '../state/plan-context.ts'
import type { DecisionView } from '../state/views.ts'
import { Button } from './Button.tsx'
import { draftOf } from './draft.ts'
import { useDraft } from './use-draft.ts'
import { FieldFindings, findingsId } from './FieldFindings.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import { TextArea, TextInput } from './Input.tsx'
import { leaveButton } from './leave-button.ts'

/** A decision that is typed: text, a number, or a list of one entry a line. */
export function OpenField({
  view,
  elsewhere,
}: {
  readonly view: DecisionView
  readonly elsewhere: readonly string[]
}) {
  const { id, resolved, findings } = view
  const { draft, problem, type } = useDraft(id)
  const decision = decisionOf(id)
  const hint = hintOf(id, draft)
  const problemId = `problem-${id}`
  const tellsMore = findings.some(({ severity }) => severity !== 'info')
  const isWrong = problem !== undefined || findings.some(({ severity }) => severity === 'error')
  const input = {
    id: `field-${id}`,
    value: draft,
    isInvalid: isWrong,
    'aria-describedby':
      [
        problem !== undefined && problemId,
        hint !== undefined && `hint-${id}`,
        tellsMore && findingsId(id),
      ]
        .filter(Boolean)
        .join(' ') || undefined,
    spellCheck: false,
    autoComplete: 'off',
    autoCapitalize: 'off',
    placeholder:
      decision.auto === undefined
        ? decision.placeholder && `e.g. ${decision.placeholder}`
        : automaticText(String(resolved)),
  }
  return (
    <FieldFrame
      id={id}
      labelFor={input.id}
      hint={hint}
      hintId={`hint-${id}`}
      findings={<FieldFindings id={id} findings={findings} elsewhere={elsewhere} />}
    >
      {decision.kind === 'list' ? (
        <TextArea
          {...input}
          isMono
          rows={Math.min(8, Math.max(2, draft.split('\n').length))}
          onChange={(event) => type(event.target.value)}
        />
      ) : (
        <TextInput
          {...input}
          isMono={decision.kind !== 'number'}
          isNarrow={decision.kind === 'number'}
          inputMode={decision.kind === 'number' ? 'decimal' : 'text'}
          onChange={(event) => type(event.target.value)}
        />
      )}
      {problem !== undefined && (
        <p className="field-problem" id={problemId} role="alert">
          {problem}
        </p>
      )}
    </FieldFrame>
  )
}

const automaticText = (resolved: string) =>
  resolved === '' || resolved === 'auto' ? 'Automatic' : `Automatic: ${resolved}`

function hintOf(id: DecisionId, draft: string): ReactNode {
  const { auto, kind, example } = decisionOf(id)
  if (auto !== undefined) return 'Leave it empty to let the app choose.'
  if (kind === 'list') return 'One entry per line.'
  return example ? <Ownership id={id} draft={draft} /> : undefined
}

/** Whose value it is; a component of its own, as every choice redraws it. It keeps its line, so that nothing jumps. */
function Ownership({ id, draft }: { readonly id: DecisionId; readonly draft: string }) {
  const { mine } = useSession()
  const { confirm } = useActions()
  const { initial, label } = decisionOf(id)
  if (draft !== draftOf(initial)) return 'Yours.'
  if (mine.includes(id)) return 'Yours: you said that it is right.'
  return (
    <>
      <span>An example.</span>
      <Button
        size="small"
        icon="ok"
        aria-label={`This is mine: ${label}`}
        onClick={(event) => {
          leaveButton(event)
          confirm([id])
        }}
      >
        This is mine
      </Button>
    </>
  )
}

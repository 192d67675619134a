import { Button } from '../components/Button.tsx'
import { MessageBox } from '../components/MessageBox.tsx'
import { focusHeading } from '../state/focus-heading.ts'
import { forget } from './session.ts'

/** Why the last input was refused; what was there before stays. */
export function Refused({ message }: { readonly message: string }) {
  return (
    <MessageBox
      tone="error"
      actions={
        <Button
          size="small"
          onClick={() => {
            forget('refused')
            focusHeading()
          }}
        >
          Close
        </Button>
      }
    >
      <p>{message}</p>
    </MessageBox>
  )
}

import { IconButton } from './components/Button.tsx'
import { Dialog } from './components/Dialog.tsx'
import { Mark } from './components/Mark.tsx'
import './help.css'

const keys: readonly (readonly [string, string])[] = [
  ['?', 'This help'],
  ['Ctrl+K', 'Search fields, findings, files and flags'],
  ['Ctrl+Z', 'Undo the last change, outside of text fields'],
  ['Ctrl+Shift+Z', 'Redo'],
  ['Tab, Shift+Tab', 'Next and previous field'],
  [
    'Arrow keys',
    'Walk through the values of a question, the tabs, the parts of the picture, the tools at the top, or the explained lines of a file',
  ],
  ['Enter', 'In a text field of Plan: on to the next part'],
  ['Space', 'Turn a switch on or off'],
  ['Esc', 'Close this help or the panel'],
]

export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog labelledBy="help-title" className="help" onClose={onClose}>
      <div className="help-head">
        <h2 id="help-title">Help</h2>
        <IconButton icon="close" label="Close help" onClick={onClose} />
      </div>
      <p>
        Answer the questions in any order. Every value says whether it works with your other
        choices. A value that does not fit can still be chosen: the plan then has errors that say
        what is wrong, and the files are written all the same.
      </p>
      <h3>What the marks mean</h3>
      <dl>
        <dt>
          <Mark tone="ok" />
        </dt>
        <dd>No known reason against it.</dd>
        <dt>
          <Mark tone="warning" />
        </dt>
        <dd>It runs, with something to know beforehand.</dd>
        <dt>
          <Mark tone="unknown" />
        </dt>
        <dd>No source says whether it works.</dd>
        <dt>
          <Mark tone="blocked" /> <Mark tone="error" />
        </dt>
        <dd>A component rejects it, it does not work, or the support matrix excludes it.</dd>
      </dl>
      <h3>Keys</h3>
      <dl>
        {keys.map(([key, what]) => (
          <div key={key} className="help-pair">
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <h3>Where your plan is</h3>
      <p>
        In the address of the page and in the storage of this browser, nowhere else. A bookmark or a
        copied link opens it again, also in another browser. Tokens, keys and passwords have no
        place in a plan: the scripts ask for them when they run.
      </p>
    </Dialog>
  )
}

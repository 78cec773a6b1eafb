import { Checkbox, Radio } from '../fields/Choice.tsx'
import { ErrorSummary } from '../fields/ErrorSummary.tsx'
import { Segmented } from '../fields/Segmented.tsx'
import { ButtonField } from '../fields/ButtonField.tsx'
import { SelectField } from '../fields/SelectField.tsx'
import { Stepper } from '../fields/Stepper.tsx'
import { Switch } from '../fields/Switch.tsx'
import { TextArea } from '../fields/TextArea.tsx'
import { TextField } from '../fields/TextField.tsx'
import { Family } from './Family.tsx'

const TITLES = [
  { value: 'ms', label: 'Ms' },
  { value: 'mr', label: 'Mr' },
  { value: 'none', label: 'None', disabled: true },
]
const COUNTRIES = (
  <>
    <option>Türkiye</option>
    <option>Bulgaria</option>
  </>
)

export const FieldStates = () => (
  <Family title="Fields">
    <ErrorSummary title="Two fields need attention" attempt={1} errors={ERRORS} />
    <div className="form">
      <TextField label="Plain" hint="As in the passport" />
      <TextField label="Filled" defaultValue="Ada" half />
      <TextField label="Half and optional" note="optional" half />
      <TextField label="Valid" defaultValue="ada@example.com" valid="Looks right" />
      <TextField id="wrong" label="Wrong" defaultValue="ada" error="Enter an e-mail address" />
      <TextField label="Disabled" defaultValue="Ada" disabled />
      <TextField label="With a sign" before="+90" after={<button type="button">Apply</button>} />
      <TextField label="Read by readers only" labelHidden placeholder="Promotion code" />
      <ButtonField label="First day">20 May 2027</ButtonField>
      <SelectField label="Country">{COUNTRIES}</SelectField>
      <SelectField id="country" label="Country, wrong" error="Choose a country">
        {COUNTRIES}
      </SelectField>
      <SelectField label="Country, disabled" disabled>
        {COUNTRIES}
      </SelectField>
      <TextArea label="Wishes" defaultValue="A quiet room" counter={(used) => `${used} of 500`} maxLength={500} />
      <TextArea label="Wishes, wrong" error="Too long" />
      <Segmented label="Title" name="title" defaultValue="ms" options={TITLES} />
      <Segmented label="Title, wrong" name="other-title" options={TITLES} error="Choose one" id="other-title" />
    </div>
    <Checkbox defaultChecked>Checked</Checkbox>
    <Checkbox note="With a note" aside="146">
      Plain
    </Checkbox>
    <Checkbox id="agree" error="Accept the contract">
      Wrong
    </Checkbox>
    <Checkbox disabled>Disabled</Checkbox>
    <Radio name="pay" defaultChecked>
      Chosen
    </Radio>
    <Radio name="pay">Other</Radio>
    <Radio name="pay" disabled note="Not for this basket">
      Disabled
    </Radio>
    <Switch defaultChecked>On</Switch>
    <Switch>Off</Switch>
    <Switch disabled>Disabled</Switch>
    <Stepper
      label="Adults"
      note="From 18"
      less="One adult less"
      more="One adult more"
      min={1}
      max={9}
      defaultValue={2}
    />
    <Stepper
      label="Rooms"
      less="One room less"
      more="One room more"
      min={1}
      max={4}
      defaultValue={4}
      limit="At most 4"
    />
  </Family>
)

const ERRORS = [
  { id: 'wrong', message: 'Enter an e-mail address' },
  { id: 'country', message: 'Choose a country' },
]

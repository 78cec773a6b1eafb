import { describe, expect, it } from 'vitest'
import { checkCorporate, corporateToWire, type CorporateDraft } from './corporate.ts'

const draft: CorporateDraft = {
  fullName: 'Defne Aydın',
  companyName: 'Ardıç Turizm',
  personalTitle: 'Sales manager',
  companyEmail: 'defne@ardic.example',
  phone: '532-000-0148',
  country: 'TR',
  note: 'Groups of thirty in May.',
}

describe('checkCorporate: all fields are required, the note in the browser only (decision 29.3)', () => {
  it.each<[Partial<CorporateDraft>, string[][]]>([
    [{}, []],
    [{ fullName: ' ' }, [['fullName', 'contact.name.required']]],
    [{ fullName: '\u200b' }, [['fullName', 'contact.name.required']]],
    [{ companyEmail: '' }, [['companyEmail', 'contact.email.required']]],
    [{ companyEmail: 'defne@' }, [['companyEmail', 'contact.email.invalid']]],
    [
      { companyName: '', personalTitle: '' },
      [
        ['companyName', 'contact.required'],
        ['personalTitle', 'contact.required'],
      ],
    ],
    [{ note: '' }, [['note', 'contact.required']]],
    [{ phone: '532-000' }, [['phone', 'contact.phone.invalid']]],
    [{ fullName: 'ş'.repeat(31) }, [['fullName', 'contact.name.long']]],
  ])('%j', (change, problems) => {
    expect(checkCorporate({ ...draft, ...change }, '90').map(({ field, problem }) => [field, problem])).toEqual(
      problems,
    )
  })

  it("is sent with the record's field names", () => {
    expect(corporateToWire({ ...draft, phone: '030 1234567' }, '49')).toEqual({
      fullName: 'Defne Aydın',
      companyName: 'Ardıç Turizm',
      personalTitle: 'Sales manager',
      companyEmail: 'defne@ardic.example',
      phoneNumber: '+49301234567',
      cnote: 'Groups of thirty in May.',
    })
  })

  it('is sent without direction marks, with the number as the numbering plan parsed it', () => {
    const typed = { ...draft, companyName: '\u202bArdıç Turizm\u202c', phone: '8 912 345-67-89' }
    expect(corporateToWire(typed, '7', { phone: '9123456789', countryCode: '7' })).toMatchObject({
      companyName: 'Ardıç Turizm',
      phoneNumber: '+79123456789',
    })
  })
})

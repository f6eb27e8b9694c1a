ui-game-podryad = Podryad
ui-title-podryad = Podryad: the lowest price gets the job, if nobody else asks it
ui-rules-podryad = One price for each job; the sixth card stays in your hand.

job-1 = the shed
job-2 = the well
job-3 = the mill
job-4 = the bridge
job-5 = the bell tower
job-6 = nothing more

event-Dealt = { $seat } is dealt the price { $price }.
event-Awarded =
    { $winners_many ->
        [0] Nobody builds { $job }: no price was asked once only. ({ $prices })
       *[other] { $winners } builds { $job } for { $points } points. ({ $prices })
    }

ask-Ask = Which price do you ask?
    .what = a price
do-ask = Ask { $what }
item-jobs = jobs done

view-job = To be built: { $job }
view-points = Points: { $points }
view-hidden = Cards you have not seen: { $hidden }
view-hand = Your hand: { $hand }

zone-job = To be built
zone-prices = Asked last
zone-points = Points
zone-hidden = Cards you have not seen
zone-hand = Your prices
